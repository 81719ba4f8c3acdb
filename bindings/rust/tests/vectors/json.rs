//! A reader of JSON, for trusted files.

use std::fmt;
use std::iter::Peekable;
use std::str::Chars;

/// A value.
#[derive(Clone, Debug, PartialEq, PartialOrd)]
pub enum Json {
    Null,
    Bool(bool),
    Number(f64),
    Text(String),
    List(Vec<Json>),
    Object(Vec<(String, Json)>),
}

impl Json {
    /// Returns the value of a key in an object.
    pub fn get(&self, key: &str) -> Option<&Json> {
        self.pairs().iter().find(|(name, _)| name == key).map(|(_, value)| value)
    }

    /// Replaces the value of a key of an object.
    pub fn set(&mut self, key: &str, value: Json) {
        match self {
            Json::Object(pairs) => {
                pairs.iter_mut().find(|(name, _)| name == key).unwrap().1 = value
            }
            other => panic!("{other} is not an object"),
        }
    }

    /// Returns the keys of an object with their values.
    pub fn pairs(&self) -> &[(String, Json)] {
        match self {
            Json::Object(pairs) => pairs,
            other => panic!("{other} is not an object"),
        }
    }

    /// Returns the items of a list. Any other value counts as a list of one item.
    pub fn items(&self) -> &[Json] {
        match self {
            Json::List(items) => items,
            other => std::slice::from_ref(other),
        }
    }

    /// Returns the value if it is a text; otherwise `None`.
    pub fn as_text(&self) -> Option<&str> {
        match self {
            Json::Text(text) => Some(text),
            _ => None,
        }
    }

    /// Returns the text of a key in an object.
    pub fn text(&self, key: &str) -> &str {
        self.get(key).and_then(Json::as_text).unwrap_or_else(|| panic!("no text {key} in {self}"))
    }
}

impl From<&str> for Json {
    fn from(text: &str) -> Self {
        Json::Text(text.to_owned())
    }
}

impl From<String> for Json {
    fn from(text: String) -> Self {
        Json::Text(text)
    }
}

impl From<bool> for Json {
    fn from(value: bool) -> Self {
        Json::Bool(value)
    }
}

impl From<f64> for Json {
    fn from(value: f64) -> Self {
        Json::Number(value)
    }
}

impl<T: Into<Json>> From<Option<T>> for Json {
    fn from(value: Option<T>) -> Self {
        value.map_or(Json::Null, Into::into)
    }
}

impl<T: Into<Json>> From<Vec<T>> for Json {
    fn from(values: Vec<T>) -> Self {
        Json::List(values.into_iter().map(Into::into).collect())
    }
}

impl fmt::Display for Json {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Json::Null => formatter.write_str("null"),
            Json::Bool(value) => write!(formatter, "{value}"),
            Json::Number(value) => write!(formatter, "{value}"),
            Json::Text(text) => write!(formatter, "{text:?}"),
            Json::List(items) => {
                let items: Vec<String> = items.iter().map(Json::to_string).collect();
                write!(formatter, "[{}]", items.join(", "))
            }
            Json::Object(pairs) => {
                let pairs: Vec<String> =
                    pairs.iter().map(|(key, value)| format!("{key:?}: {value}")).collect();
                write!(formatter, "{{{}}}", pairs.join(", "))
            }
        }
    }
}

/// Reads a JSON text. An error says what is wrong, and how many characters were left.
pub fn parse(text: &str) -> Result<Json, String> {
    let mut reader = Reader { rest: text.chars().peekable() };
    let value = reader.value().and_then(|value| match reader.next_letter() {
        None => Ok(value),
        Some(letter) => Err(format!("`{letter}` after the end")),
    });
    value.map_err(|error| format!("{error}, {} letters before the end", reader.rest.count()))
}

struct Reader<'a> {
    rest: Peekable<Chars<'a>>,
}

impl Reader<'_> {
    /// Takes the next character that is not white space.
    fn next_letter(&mut self) -> Option<char> {
        while self.rest.next_if(|letter| letter.is_ascii_whitespace()).is_some() {}
        self.rest.next()
    }

    fn value(&mut self) -> Result<Json, String> {
        match self.next_letter() {
            Some('{') => self.object(),
            Some('[') => self.list(),
            Some('"') => self.text().map(Json::Text),
            Some('n') => self.word("ull", Json::Null),
            Some('t') => self.word("rue", Json::Bool(true)),
            Some('f') => self.word("alse", Json::Bool(false)),
            Some(letter) if letter == '-' || letter.is_ascii_digit() => self.number(letter),
            other => Err(format!("{other:?} where a value should be")),
        }
    }

    fn word(&mut self, rest: &str, value: Json) -> Result<Json, String> {
        for wanted in rest.chars() {
            if self.rest.next() != Some(wanted) {
                return Err(format!("no `{rest}`"));
            }
        }
        Ok(value)
    }

    fn number(&mut self, first: char) -> Result<Json, String> {
        let mut digits = String::from(first);
        while let Some(letter) =
            self.rest.next_if(|letter| letter.is_ascii_digit() || "+-.eE".contains(*letter))
        {
            digits.push(letter);
        }
        digits.parse().map(Json::Number).map_err(|_| format!("`{digits}` is not a number"))
    }

    fn text(&mut self) -> Result<String, String> {
        let mut text = String::new();
        loop {
            match self.rest.next().ok_or("a text that does not end")? {
                '"' => return Ok(text),
                '\\' => text.push(self.escape()?),
                letter => text.push(letter),
            }
        }
    }

    fn escape(&mut self) -> Result<char, String> {
        match self.rest.next() {
            Some('n') => Ok('\n'),
            Some('t') => Ok('\t'),
            Some(letter @ ('"' | '\\' | '/')) => Ok(letter),
            Some('u') => {
                let digits: String = self.rest.by_ref().take(4).collect();
                let number = u32::from_str_radix(&digits, 16).ok();
                number.and_then(char::from_u32).ok_or(format!("\\u{digits} is not a letter"))
            }
            other => Err(format!("{other:?} after a backslash")),
        }
    }

    fn list(&mut self) -> Result<Json, String> {
        let mut items = Vec::new();
        if self.ends(']') {
            return Ok(Json::List(items));
        }
        loop {
            items.push(self.value()?);
            match self.next_letter() {
                Some(',') => {}
                Some(']') => return Ok(Json::List(items)),
                other => return Err(format!("{other:?} in a list")),
            }
        }
    }

    fn object(&mut self) -> Result<Json, String> {
        let mut pairs: Vec<(String, Json)> = Vec::new();
        if self.ends('}') {
            return Ok(Json::Object(pairs));
        }
        loop {
            let (quote, key) = (self.next_letter(), self.text()?);
            if quote != Some('"') || self.next_letter() != Some(':') {
                return Err(format!("no key and colon at `{key}`"));
            }
            if pairs.iter().any(|(other, _)| *other == key) {
                return Err(format!("two keys `{key}`"));
            }
            pairs.push((key, self.value()?));
            match self.next_letter() {
                Some(',') => {}
                Some('}') => return Ok(Json::Object(pairs)),
                other => return Err(format!("{other:?} in an object")),
            }
        }
    }

    /// Takes a closing bracket, if it comes next.
    fn ends(&mut self, bracket: char) -> bool {
        while self.rest.next_if(|letter| letter.is_ascii_whitespace()).is_some() {}
        self.rest.next_if_eq(&bracket).is_some()
    }
}

#[test]
fn values_are_read() {
    let data = parse(" { \"a\": [1, -2.5e1, \"x\\u0041\\n\", true, null], \"b\": {} , \"c\":[ ]} ");
    let list =
        vec![Json::Number(1.0), Json::Number(-25.0), "xA\n".into(), Json::Bool(true), Json::Null];
    let data = data.unwrap();
    assert_eq!(data.get("a"), Some(&Json::List(list)));
    assert_eq!(data.get("b"), Some(&Json::Object(Vec::new())));
    assert_eq!(data.get("c"), Some(&Json::List(Vec::new())));
    for wrong in ["", "{", "[1", "[1,]", "{\"a\" 1}", "{\"a\":1,\"a\":1}", "nul", "\"a", "1 2"] {
        assert!(parse(wrong).is_err(), "{wrong}");
    }
}
