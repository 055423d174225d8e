import '../browser/admin/list/records.test.ts'
