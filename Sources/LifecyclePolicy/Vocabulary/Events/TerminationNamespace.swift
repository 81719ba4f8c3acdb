// Further spellings of the namespaces of termination reports. A namespace says who ended a process.

extension TerminationNamespace {
  public static var alternatives: Spellings {
    Spellings(
      Spelling(value: 10, text: "frontboard"),
      Spelling(value: 10, text: "carousel"),
      Spelling(value: 15, text: "assertiond"),
      Spelling(value: 28, text: "pac_exception"),
      Spelling(value: 30, text: "port_space"))
  }
}
