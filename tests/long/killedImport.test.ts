import '../server/processes/killedImport.test'
