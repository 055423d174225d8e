import '../browser/admin/importExport/sheets.test.ts'
