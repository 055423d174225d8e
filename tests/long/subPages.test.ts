import '../browser/site/pages/subPages.test.ts'
import '../browser/site/pages/subPageMenu.test.ts'
