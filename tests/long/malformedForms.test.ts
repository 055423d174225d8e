import { testMalformedForms } from '../server/calls/malformedForms'

testMalformedForms(10_000)
