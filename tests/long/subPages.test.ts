import '../browser/site/pages/subPages.test.ts'
