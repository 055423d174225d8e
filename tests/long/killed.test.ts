import '../server/processes/killed.test.ts'
