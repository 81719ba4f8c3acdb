// The sources that rules cite, one case each; Citations.swift says where they are.

/// A source that rules cite.
public enum Source: Int16, CaseIterable, Sendable {
  // Apple's guides, technotes and questions
  case a1 = 1
  case a2 = 2
  case a3 = 3
  case a4 = 4
  case a5 = 5
  case a6 = 6
  case a7 = 7
  case qa1962 = 8
  case gLock = 9
  case voipX = 10

  // Apple's reference pages
  case dLife = 11
  case dLaunch = 12
  case dRespl = 13
  case dBgseq = 14
  case dPrepbg = 15
  case dExtend = 16
  case dState = 17
  case dTrans = 18
  case dTerm = 19
  case dFg = 20
  case dOpen = 21
  case dDfl = 22
  case dBt = 23
  case dBtr = 24
  case dBrs = 25
  case dFetch = 26
  case dRn = 27
  case dPush = 28
  case dKeep = 29
  case dHurl = 30
  case dUcfg = 31
  case dSle = 32
  case dStrat = 33
  case dBgr = 34
  case dBge = 35
  case dBgx = 36
  case dBgp = 37
  case dBghr = 38
  case dCont = 39
  case dVoip = 40
  case dPtype = 41
  case dVresp = 42
  case dNse = 43
  case dNact = 44
  case dLauth = 45
  case dSlc = 46
  case dReg = 47
  case dGeo = 48
  case dGeo2 = 49
  case dVisit = 50
  case dStd = 51
  case dAbg = 52
  case dBeac = 53
  case dLpush = 54
  case dKill = 55
  case dWd = 56
  case dJet = 57
  case dRes = 58
  case dMx = 59
  case dModes = 60
  case dCfg = 61
  case dPlist = 62
  case dUiln = 63
  case dHk = 64
  case dWc = 65
  case dWcui = 66
  case dPtt = 67
  case dLobt = 68
  case dNews = 69

  // Apple's talks, its system's source and what the system carries
  case w19 = 70
  case w20 = 71
  case xKills = 72

  // Apple's engineers, and threads of the developer forums
  case f85066 = 73
  case f793189 = 74
  case f15808 = 75
  case f14855 = 76
  case f119758 = 77
  case f719222 = 78
  case f391799 = 79
  case f763739 = 80
  case f802755 = 81
  case f71792 = 82
  case f701820 = 83
  case f806013 = 84
  case f775325 = 85
  case f826964 = 86
  case f817976 = 87
  case bCastro = 88

  // Developers: questions and answers
  case qSlc = 89
  case q180 = 90
  case l180 = 91
  case qLock4 = 92
  case qLock7 = 93
  case qHealth = 94
  case mcmap = 95

  // Developers: logs
  case l613 = 96
  case l82 = 97
  case l70 = 98
  case lUrls = 99
  case lExit = 100
  case lSupd = 101
  case lCpu = 102

  // Developers: blogs, books and sites
  case tCnb = 103
  case dum42 = 104
  case n4 = 105
  case fries = 106
  case sea = 107
  case jig = 108
  case kr = 109
  case tray = 110
  case framna = 111
  case brazeSilentPush = 112
  case newbeNewsstand = 113
  case interruptionOS3 = 114
  case switcherClose = 115
  case volcengine = 116

  // Developers: repositories, issues and pull requests
  case als = 117
  case radar7 = 118
  case priv = 119
  case gPjsip = 120
  case nc4305 = 121
  case kb29632 = 122
  case lk12 = 123
  case rn18575 = 124
  case ddg3704 = 125
  case ddg3710 = 126
  case openradar13719 = 127
  case sentry1897 = 128
  case message360845 = 129
  case gtm199 = 130

  // Developers: what they observed, by what it shows
  case silentPushSuspended = 131
  case lockExit = 132
  case alipayExit = 133
  case oovooWakes = 134
  case resumeWatchdog = 135

  // Public files whose repository is not recorded, by index number
  case idx20476597456 = 136
  case idx42014220678 = 137
  case idx66497851588 = 138
  case idx4461657500 = 139
  case idx20042268477 = 140
  case idx67819012 = 141
  case idx37016877404 = 142

  // The founding documents, statement by statement
  case s01 = 143
  case s02 = 144
  case s03 = 145
  case s04 = 146
  case s05 = 147
  case s06 = 148
  case s07 = 149
  case s08 = 150
  case s09 = 151
  case s10 = 152
  case s11 = 153
  case s12 = 154
  case s13 = 155
  case s14 = 156
  case s22 = 157
  case s23 = 158
  case s24 = 159
  case s25 = 160
  case s26 = 161
  case s27 = 162
  case s28 = 163
  case s29 = 164
  case s30 = 165
  case s31 = 166
  case s33 = 167
  case s34 = 168
  case s36 = 169
  case s37 = 170
  case s38 = 171
  case s39 = 172
  case s40 = 173
  case s41 = 174
  case s42 = 175
  case s43 = 176
  case s44 = 177
  case s45 = 178
  case s46 = 179
  case s47 = 180
  case s48 = 181
  case s49 = 182
  case s50 = 183
  case s62 = 184
}
