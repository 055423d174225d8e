import '../server/calls/drafts.test.ts'
