//! Reads the question of a case: its context and values.

use crate::json::Json;
use lifecycle_policy::{
    App, Axis, Context, DeviceFacts, Error, EvidenceProfile, Field, Idiom, Limit,
    LocationAuthorization, Member, OsVersion, ProcessKind, Set, Span, State, Status,
};
use std::str::FromStr;
use std::time::Duration;

/// The reason why a question cannot be asked: a status, and the key at fault.
pub struct Refusal {
    pub status: String,
    pub field: String,
}

impl Refusal {
    fn new(status: Status, key: &str) -> Self {
        Self { status: status.name().to_owned(), field: key.to_owned() }
    }
}

impl From<Error> for Refusal {
    fn from(error: Error) -> Self {
        let field = error.field.expect("a field");
        let key = match field {
            Field::Profile => "evidence",
            Field::Termination => "after",
            Field::AllowedCauses => "allow-cause",
            Field::LinkedSdk => "sdk",
            Field::LocationAuthorization => "authorization",
            Field::BackgroundModes => "mode",
            Field::DeviceLocked => "locked",
            Field::Mode => "of",
            Field::LimitNs | Field::LimitCount => "limit",
            _ => field.name(),
        };
        Self::new(error.status, key)
    }
}

/// The question of a case: its keys and their values.
#[derive(Clone, Copy)]
pub struct Ask<'a>(pub &'a Json);

impl<'a> Ask<'a> {
    /// Returns the text of a key, if the key is present.
    fn text(self, key: &str) -> Option<&'a str> {
        self.0.get(key).map(|value| value.as_text().unwrap_or_else(|| panic!("{key}: {value}")))
    }

    /// Returns whether a key is present and true.
    fn is(self, key: &str) -> bool {
        self.0.get(key) == Some(&Json::Bool(true))
    }

    /// Returns `true` if a key is present and true. Otherwise returns `None`: the fact is not
    /// given.
    pub fn declared(self, key: &str) -> Option<bool> {
        self.is(key).then_some(true)
    }

    fn items(self, key: &str) -> &'a [Json] {
        self.0.get(key).map_or(&[], Json::items)
    }

    fn number(self, key: &str) -> Option<u32> {
        match self.0.get(key) {
            None => None,
            Some(Json::Number(number)) => Some(*number as u32),
            Some(other) => other.as_text()?.parse().ok(),
        }
    }

    /// A value that may be absent.
    pub fn value<V: FromStr<Err = Error>>(self, key: &str) -> Result<Option<V>, Refusal> {
        self.text(key).map(|text| read(text, key)).transpose()
    }

    /// A value that must be present.
    pub fn required<V: FromStr<Err = Error>>(self, key: &str) -> Result<V, Refusal> {
        self.value(key)?.ok_or_else(|| Refusal::new(Status::MissingValue, key))
    }

    /// A state on the axis of the case.
    pub fn state(self, key: &str) -> Result<State, Refusal> {
        let of_scene = self.value("axis")? == Some(Axis::Scene);
        match self.required(key)? {
            State::Background if of_scene => Ok(State::SceneBackground),
            state if (state >= State::Unattached) == of_scene => Ok(state),
            _ => Err(Refusal::new(Status::UnknownValue, key)),
        }
    }

    /// A state that may be absent.
    pub fn state_if_given(self, key: &str) -> Result<Option<State>, Refusal> {
        self.0.get(key).map(|_| self.state(key)).transpose()
    }

    /// A set of values.
    pub fn set<V: Member + FromStr<Err = Error>>(self, key: &str) -> Result<Set<V>, Refusal> {
        self.items(key).iter().map(|item| read(item.as_text().expect(key), key)).collect()
    }

    /// A code, in decimal or hexadecimal.
    pub fn code(self) -> Result<u64, Refusal> {
        let text = self.text("code").ok_or_else(|| Refusal::new(Status::MissingValue, "code"))?;
        let lower = text.to_ascii_lowercase();
        match lower.strip_prefix("0x") {
            Some(digits) => u64::from_str_radix(digits, 16),
            None => lower.parse(),
        }
        .map_err(|_| Refusal::new(Status::Malformed, "code"))
    }

    fn app(self) -> Result<App, Refusal> {
        let switch = |key| self.text(key).map(|text| text == "yes");
        let either = |key| match self.0.get(key) {
            Some(Json::Bool(value)) => Some(*value),
            _ => None,
        };
        Ok(App::new()
            .background_modes(self.set("mode")?)
            .exits_on_suspend(self.declared("exits-on-suspend"))
            .scenes(either("scenes"))
            .multiple_scenes(self.declared("multiple-scenes"))
            .linked_sdk(self.value("sdk")?)
            .minimum_os(self.value("minimum-os")?)
            .permitted_identifiers(self.items("permitted-identifier").len() as u32)
            .location_authorization(self.value::<LocationAuthorization>("authorization")?)
            .restoration_identifier(either("restoration-identifier"))
            .session_sends_launch_events(switch("session-sends-launch-events"))
            .background_activity_session(switch("background-activity-session"))
            .service_session(switch("service-session"))
            .interface_kept(switch("interface-kept"))
            .multitasking_camera(switch("multitasking-camera"))
            .kind(self.value::<ProcessKind>("kind")?)
            .state_restoration(self.declared("state-restoration"))
            .always_usage_text(self.declared("always-usage-text"))
            .when_in_use_usage_text(self.declared("when-in-use-usage-text"))
            .microphone_usage_text(self.declared("microphone-usage-text"))
            .unknown_modes(self.number("unknown-modes").unwrap_or(0))
            .placeholders(self.items("placeholders").len() as u32))
    }

    fn facts(self) -> DeviceFacts {
        let mut facts = match self.text("facts") {
            None | Some("ordinary") => DeviceFacts::ordinary(),
            Some("unknown") => DeviceFacts::unknown(),
            Some(other) => panic!("facts: {other}"),
        };
        for (key, fact, value) in [
            ("passcode", &mut facts.passcode, true),
            ("low-power", &mut facts.low_power_mode, true),
            ("no-multitasking", &mut facts.hardware_multitasking, false),
            ("no-cellular", &mut facts.cellular, false),
            ("debugger", &mut facts.debugger_attached, true),
            ("simulator", &mut facts.simulator, true),
            ("charging", &mut facts.charging, true),
            ("bluetooth-off", &mut facts.bluetooth_off, true),
            ("airplane-mode", &mut facts.airplane_mode, true),
            ("accessory-setup-kit", &mut facts.accessory_setup_kit, true),
            ("locked", &mut facts.device_locked, true),
            ("force-quit-survives-reboot", &mut facts.force_quit_survives_reboot, true),
            ("regions-end-at-reboot", &mut facts.regions_end_at_reboot, true),
            ("bluetooth-off-in-control-center", &mut facts.bluetooth_off_in_control_center, true),
        ] {
            if self.is(key) {
                *fact = Some(value);
            }
        }
        if self.is("ipad") {
            facts = facts.idiom(Idiom::Pad);
        }
        if self.is("before-first-unlock") {
            facts = facts.first_unlock_done(false).passcode(true);
        }
        if let Some(text) = self.text("background-refresh") {
            facts = facts.background_app_refresh(text == "on");
        }
        if let Some(slots) = self.number("foreground-slots") {
            facts = facts.foreground_slots(slots);
        }
        facts
    }

    fn limits(self) -> Result<Vec<Limit>, Refusal> {
        let mut limits = Vec::new();
        for item in self.items("limit") {
            let (name, figure) = item.as_text().and_then(|text| text.split_once('=')).unwrap();
            let span = match figure {
                "none" => Span::Unlimited,
                seconds => Span::For(Duration::from_secs_f64(seconds.parse().unwrap())),
            };
            limits.push(Limit::new(read(name, "limit")?).limit(span));
        }
        Ok(limits)
    }

    /// The context of the question.
    pub fn context(self) -> Result<Context, Refusal> {
        Ok(Context::new(self.required::<OsVersion>("os")?)
            .profile(self.value::<EvidenceProfile>("evidence")?)
            .app(self.app()?)
            .facts(self.facts())
            .limits(self.limits()?))
    }
}

fn read<V: FromStr<Err = Error>>(text: &str, key: &str) -> Result<V, Refusal> {
    text.parse().map_err(|error: Error| match error.status {
        Status::NotFound => Refusal::new(Status::UnknownValue, key),
        status => Refusal::new(status, key),
    })
}
