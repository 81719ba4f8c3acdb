//! Methods that set one field and give the whole thing back.

/// Defines a method for each field, of its name.
macro_rules! builder {
    ($( $field:ident: $kind:ty, )+) => {
        $(
            #[doc = concat!("Sets the field `", stringify!($field), "`.")]
            #[must_use]
            pub fn $field(mut self, value: impl Into<$kind>) -> Self {
                self.$field = value.into();
                self
            }
        )+
    };
}
pub(crate) use builder;
