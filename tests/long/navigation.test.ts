import '../browser/site/layout/navigation.test.ts'
