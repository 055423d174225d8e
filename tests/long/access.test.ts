import '../browser/admin/account/access.test.ts'
