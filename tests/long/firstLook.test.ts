import '../browser/site/home/firstLook.test.ts'
