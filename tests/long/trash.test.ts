import '../server/calls/trash.test.ts'
