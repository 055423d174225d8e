import '../server/calls/collections.test.ts'
