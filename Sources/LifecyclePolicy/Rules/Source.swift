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
  case dBge = 34
  case dBgx = 35
  case dBgp = 36
  case dBghr = 37
  case dCont = 38
  case dVoip = 39
  case dPtype = 40
  case dVresp = 41
  case dNse = 42
  case dNact = 43
  case dLauth = 44
  case dSlc = 45
  case dReg = 46
  case dGeo = 47
  case dGeo2 = 48
  case dVisit = 49
  case dStd = 50
  case dAbg = 51
  case dBeac = 52
  case dLpush = 53
  case dKill = 54
  case dWd = 55
  case dJet = 56
  case dRes = 57
  case dMx = 58
  case dModes = 59
  case dCfg = 60
  case dPlist = 61
  case dUiln = 62
  case dHk = 63
  case dWc = 64
  case dWcui = 65
  case dPtt = 66
  case dLobt = 67
  case dNews = 68

  // Apple's talks, its system's source and what the system carries
  case w19 = 69
  case w20 = 70
  case xKills = 71

  // Apple's engineers, and threads of the developer forums
  case f85066 = 72
  case f793189 = 73
  case f15808 = 74
  case f14855 = 75
  case f119758 = 76
  case f719222 = 77
  case f391799 = 78
  case f763739 = 79
  case f802755 = 80
  case f71792 = 81
  case f701820 = 82
  case f806013 = 83
  case f775325 = 84
  case f826964 = 85
  case f817976 = 86
  case bCastro = 87

  // Developers: questions and answers
  case qSlc = 88
  case q180 = 89
  case l180 = 90
  case qLock4 = 91
  case qLock7 = 92
  case qHealth = 93
  case mcmap = 94

  // Developers: logs
  case l613 = 95
  case l82 = 96
  case l70 = 97
  case lUrls = 98
  case lExit = 99
  case lSupd = 100
  case lCpu = 101
  case lBad2 = 102

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
  case td113 = 122
  case kb29632 = 123
  case lk12 = 124
  case rn18575 = 125
  case ddg3704 = 126
  case ddg3710 = 127
  case openradar13719 = 128
  case sentry1897 = 129
  case message360845 = 130
  case gtm199 = 131

  // Developers: what they observed, by what it shows
  case silentPushSuspended = 132
  case lockExit = 133
  case alipayExit = 134
  case oovooWakes = 135
  case resumeWatchdog = 136

  // Public files whose repository is not recorded, by index number
  case idx20476597456 = 137
  case idx42014220678 = 138
  case idx66497851588 = 139
  case idx4461657500 = 140
  case idx20042268477 = 141
  case idx67819012 = 142
  case idx60775678252 = 143
  case idx37016877404 = 144

  // The founding documents, statement by statement
  case s01 = 145
  case s02 = 146
  case s03 = 147
  case s04 = 148
  case s05 = 149
  case s06 = 150
  case s07 = 151
  case s08 = 152
  case s09 = 153
  case s10 = 154
  case s11 = 155
  case s12 = 156
  case s13 = 157
  case s14 = 158
  case s22 = 159
  case s23 = 160
  case s24 = 161
  case s25 = 162
  case s26 = 163
  case s27 = 164
  case s28 = 165
  case s29 = 166
  case s30 = 167
  case s31 = 168
  case s33 = 169
  case s34 = 170
  case s36 = 171
  case s37 = 172
  case s38 = 173
  case s39 = 174
  case s40 = 175
  case s41 = 176
  case s42 = 177
  case s43 = 178
  case s44 = 179
  case s45 = 180
  case s46 = 181
  case s47 = 182
  case s48 = 183
  case s49 = 184
  case s50 = 185
  case s62 = 186
}
