import '../server/calls/malformedForms.test'
