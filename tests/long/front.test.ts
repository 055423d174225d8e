import '../server/front.test.ts'
