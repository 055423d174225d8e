import '../browser/admin/fields/time.test.ts'
