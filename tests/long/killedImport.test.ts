import '../server/processes/killedImport.test.ts'
