import '../browser/site/pages/languages.test.ts'
import '../browser/site/pages/languagesByStaff.test.ts'
