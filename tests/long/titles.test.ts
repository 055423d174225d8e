import '../browser/site/seo/titles.test.ts'
