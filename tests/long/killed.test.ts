import '../server/processes/killed.test'
