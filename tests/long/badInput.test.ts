import '../server/calls/badInput.test.ts'
