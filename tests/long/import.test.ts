import '../server/calls/import.test.ts'
