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
  case qa1962 = 7
  case gLock = 8
  case voipX = 9

  // Apple's reference pages
  case dLife = 10
  case dLaunch = 11
  case dRespl = 12
  case dBgseq = 13
  case dPrepbg = 14
  case dExtend = 15
  case dState = 16
  case dTrans = 17
  case dTerm = 18
  case dFg = 19
  case dOpen = 20
  case dDfl = 21
  case dBt = 22
  case dBtr = 23
  case dBrs = 24
  case dFetch = 25
  case dRn = 26
  case dPush = 27
  case dKeep = 28
  case dHurl = 29
  case dUcfg = 30
  case dSle = 31
  case dStrat = 32
  case dBgr = 33
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

  // Developers: blogs, books and sites
  case tCnb = 102
  case dum42 = 103
  case n4 = 104
  case fries = 105
  case sea = 106
  case jig = 107
  case kr = 108
  case tray = 109
  case framna = 110
  case brazeSilentPush = 111
  case newbeNewsstand = 112
  case interruptionOS3 = 113
  case switcherClose = 114
  case volcengine = 115

  // Developers: repositories, issues and pull requests
  case als = 116
  case radar7 = 117
  case priv = 118
  case gPjsip = 119
  case nc4305 = 120
  case kb29632 = 121
  case lk12 = 122
  case rn18575 = 123
  case ddg3704 = 124
  case ddg3710 = 125
  case openradar13719 = 126
  case sentry1897 = 127
  case message360845 = 128
  case gtm199 = 129

  // Developers: what they observed, by what it shows
  case silentPushSuspended = 130
  case lockExit = 131
  case alipayExit = 132
  case oovooWakes = 133
  case resumeWatchdog = 134

  // Public files whose repository is not recorded, by index number
  case idx20476597456 = 135
  case idx42014220678 = 136
  case idx66497851588 = 137
  case idx4461657500 = 138
  case idx20042268477 = 139
  case idx67819012 = 140
  case idx37016877404 = 141

  // The founding documents, statement by statement
  case s01 = 142
  case s02 = 143
  case s03 = 144
  case s04 = 145
  case s05 = 146
  case s06 = 147
  case s07 = 148
  case s08 = 149
  case s09 = 150
  case s10 = 151
  case s11 = 152
  case s12 = 153
  case s13 = 154
  case s14 = 155
  case s22 = 156
  case s23 = 157
  case s24 = 158
  case s25 = 159
  case s26 = 160
  case s27 = 161
  case s28 = 162
  case s29 = 163
  case s30 = 164
  case s31 = 165
  case s33 = 166
  case s36 = 167
  case s38 = 168
  case s39 = 169
  case s40 = 170
  case s44 = 171
  case s45 = 172
  case s46 = 173
  case s47 = 174
  case s48 = 175
  case s49 = 176
  case s50 = 177
  case s62 = 178
}
