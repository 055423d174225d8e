/** The fields of study, each with the majors that staff may give a course; a major may stand in two. */
export const fieldsOfStudy: Readonly<Record<string, { label: string; majors: readonly string[] }>> =
  {
    it: {
      label: '資訊科技',
      majors: ['資訊科技', '數據分析', '網絡安全', '人工智能', '辦公室應用'],
    },
    business: {
      label: '商業及管理',
      majors: ['工商管理', '管理', '市場推廣', '人力資源', '會計', '金融', '會展', '行政'],
    },
    law: { label: '法律及公共行政', majors: ['法律', '法律行政', '公共行政', '行政'] },
    languages: {
      label: '語言及寫作',
      majors: ['葡語', '英語', '普通話', '翻譯', '中文寫作', '手語', '語言教學', '閱讀'],
    },
    education: {
      label: '教育',
      majors: [
        '教學法',
        'STEAM教育',
        '學校行政',
        '學生輔導',
        '校本課程',
        '教育科技',
        '幼兒教育',
        '融合教育',
        '語言教學',
        '閱讀',
      ],
    },
    health: {
      label: '健康及護理',
      majors: ['護理', '健康服務', '長者服務', '急救', '語言治療', '職業安全'],
    },
    social: { label: '社會工作', majors: ['社會工作', '長者服務', '學生輔導'] },
    engineering: { label: '工程', majors: ['工程', '機電工程', '職業安全', '造船'] },
    hospitality: {
      label: '餐飲、酒店及旅遊',
      majors: ['餐飲', '烘焙', '咖啡', '酒店管理', '服務', '旅遊', '食品安全', '會展'],
    },
    crafts: {
      label: '設計、媒體及工藝',
      majors: ['設計', '工藝', '媒體', '木工', '服裝', '刺繡', '陶瓷', '造船', '歷史'],
    },
  }
