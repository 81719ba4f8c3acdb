//! The two axes: the app process and one scene of it.

use crate::{AppState, Axis, Error, SceneState, Set, Value};

/// A state on one of the two axes: [`AppState`] of the process or [`SceneState`] of one scene.
///
/// Questions on the way from state to state are asked on either axis; a question's two states have
/// the same type. No other type can be a state.
pub trait State: Value + Into<i32> {
    /// The axis that the states lie on.
    const AXIS: Axis;
}

impl State for AppState {
    const AXIS: Axis = Axis::App;
}

impl State for SceneState {
    const AXIS: Axis = Axis::Scene;
}

/// A state of a rule: of the process or of a scene.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EitherState {
    /// Of the app process.
    App(AppState),
    /// Of one scene.
    Scene(SceneState),
}

impl EitherState {
    /// The library's name of the state.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::App(state) => state.name(),
            Self::Scene(state) => state.name(),
        }
    }

    pub(crate) fn decode_option(axis: Axis, number: i32) -> Result<Option<Self>, Error> {
        Ok(match axis {
            Axis::App => crate::values::decode_option(number)?.map(Self::App),
            Axis::Scene => crate::values::decode_option(number)?.map(Self::Scene),
        })
    }
}

impl std::fmt::Display for EitherState {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.pad(self.name())
    }
}

/// States of a rule: of the process or of a scene.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EitherStates {
    /// Of the app process.
    App(Set<AppState>),
    /// Of one scene.
    Scene(Set<SceneState>),
}

impl EitherStates {
    /// Whether there is none.
    #[must_use]
    pub fn is_empty(self) -> bool {
        match self {
            Self::App(states) => states.is_empty(),
            Self::Scene(states) => states.is_empty(),
        }
    }

    /// The states one by one.
    pub fn iter(self) -> impl Iterator<Item = EitherState> {
        let (app, scene) = match self {
            Self::App(states) => (states, Set::EMPTY),
            Self::Scene(states) => (Set::EMPTY, states),
        };
        app.iter().map(EitherState::App).chain(scene.iter().map(EitherState::Scene))
    }

    pub(crate) fn from_bits(axis: Axis, bits: u32) -> Self {
        match axis {
            Axis::App => Self::App(Set::from_bits(bits.into())),
            Axis::Scene => Self::Scene(Set::from_bits(bits.into())),
        }
    }
}
