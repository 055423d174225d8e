import '../browser/admin/fields/crop.test.ts'
