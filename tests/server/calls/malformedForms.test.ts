import { testMalformedForms } from './malformedForms'

testMalformedForms(1_500)
