import '../server/processes/killedDatabase.test'
