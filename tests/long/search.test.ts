import '../browser/site/search/search.test.ts'
import '../browser/site/search/searchKeys.test.ts'
