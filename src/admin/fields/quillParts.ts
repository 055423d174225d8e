/** The parts of the editor's library that there is use for; as a whole it brings films, formulas and more. */
import Quill from 'quill/core'
import { AlignClass } from 'quill/formats/align'
import Blockquote from 'quill/formats/blockquote'
import Bold from 'quill/formats/bold'
import { ColorClass } from 'quill/formats/color'
import Header from 'quill/formats/header'
import Image from 'quill/formats/image'
import Indent from 'quill/formats/indent'
import Italic from 'quill/formats/italic'
import Link from 'quill/formats/link'
import List from 'quill/formats/list'
import Script from 'quill/formats/script'
import Strike from 'quill/formats/strike'
import Underline from 'quill/formats/underline'
import Table from 'quill/modules/table'
import Toolbar from 'quill/modules/toolbar'
import Snow from 'quill/themes/snow'
import icons from 'quill/ui/icons'

Quill.register(
  {
    'attributors/class/color': ColorClass,
    'formats/align': AlignClass,
    'formats/blockquote': Blockquote,
    'formats/bold': Bold,
    'formats/header': Header,
    'formats/image': Image,
    'formats/indent': Indent,
    'formats/italic': Italic,
    'formats/link': Link,
    'formats/list': List,
    'formats/script': Script,
    'formats/strike': Strike,
    'formats/underline': Underline,
    'modules/table': Table,
    'modules/toolbar': Toolbar,
    'themes/snow': Snow,
    'ui/icons': icons,
  },
  true,
)

export { Quill as default }
