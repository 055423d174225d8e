import '../server/calls/malformedForms.test.ts'
