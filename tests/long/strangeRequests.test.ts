import '../server/fuzz/fuzz.test.ts'
