// Which entries of this Info.plist will not work on this OS? A host would use a property list
// reader; here the entries are given as KEY=VALUE. true and false are booleans, a value with a
// point is a string (a version), and any other value is a list whose items are separated by commas.
//
//   manifest OS [KEY=VALUE ...]        manifest 17.0 UIBackgroundModes=audio,newsstand-content
#include "common.hpp"

#include <vector>

// Reads the value of an entry. The result points into `value` and `items`.
static lcp::info_value read_value(std::string_view value, std::vector<lcp::text>& items) {
  if (value == "true" || value == "false") return lcp::info_value::boolean(value == "true");
  if (value.find(',') == value.npos && value.find('.') != value.npos)
    return lcp::info_value::string(value);
  for (std::size_t comma = 0; comma != value.npos; value.remove_prefix(comma + 1)) {
    comma = value.find(',');
    items.push_back(value.substr(0, comma));
    if (comma == value.npos) break;
  }
  return lcp::info_value::string_list(items);
}

static void apply(lcp::app& app, lcp::info_progress& progress, std::string_view entry) {
  const std::size_t equals = entry.find('=');
  const std::string_view key = entry.substr(0, equals);
  std::vector<lcp::text> items;
  lcp::notice notices[8];
  const auto value =
      read_value(equals == entry.npos ? std::string_view{} : entry.substr(equals + 1), items);
  // Notices that do not fit into the array are only counted.
  const std::size_t told = need(lcp::apply_info(app, progress, key, value, notices), key);
  for (std::size_t i = 0; i < told && i < std::size(notices); ++i) {
    std::cout << "  " << key << ": " << lcp::to_string_view(notices[i].kind());
    if (notices[i].index() < items.size()) std::cout << ' ' << items[notices[i].index()].view();
    std::cout << '\n';
  }
}

int main(int count, char** arguments) {
  if (count < 2) {
    std::cerr << "usage: manifest OS [KEY=VALUE ...]\n";
    return 2;
  }
  lcp::context context{read<lcp::os_version>(arguments[1])};
  std::cout << "reading\n";
  // Remembers the entries of one file, so that a repeated key gives a notice.
  lcp::info_progress progress;
  lcp::app& app = context.app.emplace();
  for (int i = 2; i < count; ++i) apply(app, progress, arguments[i]);

  const auto policy = need(lcp::policy::prepare(context), "policy");
  const auto answer = need(policy.manifest(), "manifest");
  std::cout << answer.count() << (answer.count() == 1 ? " finding, " : " findings, ")
            << (answer.is_allowed() ? "none of them an error\n" : "with an error\n");
  for (const lcp::finding& finding : need(policy.findings(), "findings")) {
    std::cout << lcp::to_string_view(finding.severity()) << ", " << finding.key();
    if (!finding.value().empty()) std::cout << " = " << finding.value();
    std::cout << ": " << finding.text() << '\n';
    print_source(finding.rule());
  }
  return 0;
}
