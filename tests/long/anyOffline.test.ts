import '../browser/admin/queue/anyOffline.test.ts'
