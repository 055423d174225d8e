import '../browser/site/budgets.test.ts'
import '../browser/site/first/style.test.ts'
import '../browser/site/pages/errorPages.test.ts'
import '../browser/site/first/backAndForward.test.ts'
