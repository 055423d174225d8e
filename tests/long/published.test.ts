import '../browser/site/seo/published.test.ts'
