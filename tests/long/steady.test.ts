import '../browser/admin/form/steady.test.ts'
