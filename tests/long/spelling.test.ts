import '../server/editing/spelling.test.ts'
