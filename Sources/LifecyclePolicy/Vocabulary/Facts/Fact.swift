// Further spellings of location authorizations.

extension LocationAuthorization {
  public static var alternatives: Spellings {
    Spellings(
      Spelling(value: 1, text: "denied"),
      Spelling(value: 2, text: "kCLAuthorizationStatusAuthorizedWhenInUse"),
      Spelling(value: 3, text: "kCLAuthorizationStatusAuthorizedAlways"),
      Spelling(value: 1, text: "kCLAuthorizationStatusDenied"))
  }
}
