import '../browser/engines/visitors.test.ts'
