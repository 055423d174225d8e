import '../browser/site/layout/navigation.test.ts'
import '../browser/site/layout/narrowNavigation.test.ts'
