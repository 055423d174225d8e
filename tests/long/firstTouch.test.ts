import '../browser/site/first/firstTouch.test.ts'
