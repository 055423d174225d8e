import '../server/offline/fuzz.test'
