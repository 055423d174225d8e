import '../browser/engines/firstUse.test.ts'
