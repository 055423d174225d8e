import '../server/editing/fuzz.test.ts'
