import '../browser/site/pages/languages.test.ts'
