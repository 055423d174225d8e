import '../server/front.test'
