import '../server/calls/revisions.test.ts'
