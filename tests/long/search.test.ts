import '../browser/site/search/search.test.ts'
