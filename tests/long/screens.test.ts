import '../browser/site/screens/narrow.test.ts'
import '../browser/site/screens/wide.test.ts'
