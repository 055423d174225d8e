import '../server/front.test.ts'
import '../server/frontAnswers.test.ts'
